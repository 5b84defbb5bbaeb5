import type { RequestRow } from '../state/onboarding-rows.js';

/** The contract of a sandbox: what a real one is about, and that it binds nobody. */
export function contractLines({ contract, payload, vatNumber }: RequestRow): string[] {
  const { companyDetails, administrator } = Object(payload) as {
    companyDetails?: { legalName?: string; taxOffice?: string };
    administrator?: { fullName?: string; vatNumber?: string };
  };
  return [
    'ΔΟΚΙΜΑΣΤΙΚΗ ΣΥΜΒΑΣΗ / SANDBOX CONTRACT',
    'Δεν δεσμεύει κανέναν. / It binds nobody.',
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
