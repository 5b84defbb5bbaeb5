/**
 * The payload that creates a request. Source: service description, creation payload.
 *
 * @example
 * const payload: OnboardingPayload = { companyDetails, address, contactInfo, administrator };
 */
export interface OnboardingPayload {
  readonly companyDetails: {
    readonly legalName: string;
    readonly tradeName?: string | undefined;
    /** Nine digits. */
    readonly vatNumber: string;
    readonly taxOffice: string;
    readonly transactionTypes: readonly ('B2B' | 'B2C')[];
  };
  readonly address: {
    readonly city: string;
    readonly streetAddress: string;
    readonly postalCode?: string | undefined;
  };
  readonly contactInfo: {
    /** The contract is sent to this address. */
    readonly email: string;
    /** E.164 or ten Greek digits. */
    readonly phone: string;
    readonly backupPhone?: string | undefined;
  };
  /** The legal representative. */
  readonly administrator: { readonly fullName: string; readonly vatNumber: string };
  /** The internet provider: required with B2C, otherwise omitted. */
  readonly ispDetails?:
    | { readonly providerName: string; readonly contractNumber: string; readonly contractDate: string }
    | undefined;
}
