import type {
  HistoryEntry,
  OnboardingContract,
  ProviderStatement,
  Provisioning,
} from '../../sending/service/generated/types.js';
import { UPLOADS } from '../addresses.js';
import type { InTurn } from '../in-turn.js';
import { NotPossible } from '../not-possible.js';
import type { RequestRow } from '../state/onboarding-rows.js';
import type { World } from '../world.js';
import { failProvisioning, provision, settleStatement } from './provision.js';
import { type ReviewOutcome, review } from './review.js';

/** An onboarding request in the sandbox. */
export interface SandboxRequest {
  readonly requestId: string;
  readonly requestType: string;
  readonly vatNumber: string;
  readonly status: string;
  readonly message: string | null;
  readonly contract: OnboardingContract | null;
  readonly provisioning: Provisioning | null;
  readonly aadeStatement: ProviderStatement | null;
  readonly history: readonly HistoryEntry[];
  /**
   * The address where the client uploads the signed contract. The service sends this link by e-mail; a sandbox does
   * not.
   */
  readonly uploadPath: string;
}

const shown = ({ uploadCode, house: _house, payload: _payload, ...row }: RequestRow): SandboxRequest => ({
  ...row,
  uploadPath: `${UPLOADS}${uploadCode}`,
});

/**
 * The steps of the operator and the client on onboarding requests, taken by hand. A step that is not possible now
 * throws a `TypeError`.
 *
 * @example
 * await sandbox.onboarding.review(requestId, 'approve');
 * await sandbox.onboarding.complete(requestId);
 */
export class SandboxOnboarding {
  readonly #world: World;
  readonly #inTurn: InTurn;

  /** Use `sandbox.onboarding`. */
  constructor(world: World, inTurn: InTurn) {
    this.#world = world;
    this.#inTurn = inTurn;
  }

  /** Every request, the oldest first. */
  requests(): readonly SandboxRequest[] {
    return [...this.#world.state.requests.all()].map(shown);
  }

  /** Ends the review of a request: `return` asks for another file. */
  review(requestId: string, outcome: ReviewOutcome, message?: string): Promise<SandboxRequest> {
    return this.#change(requestId, 'is not under review', (world) =>
      review(world, requestId, outcome, message),
    );
  }

  /** Moves provisioning one step forward. */
  step(requestId: string): Promise<SandboxRequest> {
    return this.#change(requestId, 'is not being provisioned', (world) => provision(world, requestId));
  }

  /** Completes provisioning: the company can issue. */
  async complete(requestId: string): Promise<SandboxRequest> {
    for (;;) {
      const row = await this.step(requestId);
      if (row.provisioning?.status === 'COMPLETED') return row;
    }
  }

  /** Makes the current step of provisioning fail. */
  fail(requestId: string, error: string): Promise<SandboxRequest> {
    return this.#change(requestId, 'is not being provisioned', (world) =>
      failProvisioning(world, requestId, error),
    );
  }

  /** Marks the provider statement as accepted by the client, or as recalled. */
  statement(requestId: string, status: 'ACCEPTED' | 'RECALLED'): Promise<SandboxRequest> {
    return this.#change(requestId, 'has no statement', (world) => settleStatement(world, requestId, status));
  }

  #change(
    requestId: string,
    why: string,
    change: (world: World) => RequestRow | undefined,
  ): Promise<SandboxRequest> {
    return this.#inTurn(async () => {
      const row = change(this.#world);
      if (row === undefined) throw new NotPossible(`The request ${requestId} ${why}.`);
      return shown(row);
    });
  }
}
