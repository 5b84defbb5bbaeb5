import type { RequestRow } from '../state/onboarding-rows.js';

/** The contract of a sandbox: the parties and subject of a real one, and a note that it is not binding. */
export function contractLines({ contract, payload, vatNumber }: RequestRow): string[] {
  const { companyDetails, administrator } = Object(payload) as {
    companyDetails?: { legalName?: string; taxOffice?: string };
    administrator?: { fullName?: string; vatNumber?: string };
  };
  return [
    'ΔΟΚΙΜΑΣΤΙΚΗ ΣΥΜΒΑΣΗ / SANDBOX CONTRACT',
    'Δεν δεσμεύει κανέναν. / It is not binding.',
    '',
    `Αριθμός ${contract?.contractNumber ?? ''}   Ημερομηνία ${contract?.contractDate ?? ''}`,
    '',
    `Επωνυμία ${companyDetails?.legalName ?? ''}`,
    `ΑΦΜ ${vatNumber}   ΔΟΥ ${companyDetails?.taxOffice ?? ''}`,
    `Νόμιμος εκπρόσωπος ${administrator?.fullName ?? ''}, ΑΦΜ ${administrator?.vatNumber ?? ''}`,
    '',
    'Υπογραφή: ______________________________',
  ];
}
