import type {
  HistoryEntry,
  OnboardingContract,
  ProviderStatement,
  Provisioning,
} from '../../sending/service/generated/types.js';

export interface RequestRow {
  readonly requestId: string;
  readonly house: string;
  readonly vatNumber: string;
  readonly idempotencyKey?: string;
  readonly payload: unknown;
  readonly requestType: 'NEW_CONTRACT' | 'LINK_EXISTING';
  readonly status: string;
  readonly message: string | null;
  readonly contract: OnboardingContract | null;
  readonly provisioning: Provisioning | null;
  readonly aadeStatement: ProviderStatement | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly history: readonly HistoryEntry[];
  /** The last part of the client's upload link. */
  readonly uploadCode: string;
}

/** A signed contract, as Base64. */
export interface FileRow {
  readonly requestId: string;
  readonly version: number;
  readonly base64: string;
}

export interface EndpointRow {
  readonly endpointId: string;
  readonly house: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly createdAt: string;
  readonly secret: string;
}

/** An event to be delivered to one endpoint. */
export interface DeliveryRow {
  readonly deliveryId: string;
  readonly house: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly event: string;
  /** The exact body, the same for every attempt. */
  readonly body: string;
  readonly attempts: readonly {
    readonly at: string;
    readonly responseStatus: number | null;
    readonly succeeded: boolean;
    /** The beginning of the receiver's answer; absent if it is empty. */
    readonly answer?: string;
  }[];
}
