import type {
  HistoryEntry,
  OnboardingContract,
  ProviderStatement,
  Provisioning,
} from '../../service/answers/onboarding.js';
import { UPLOADS } from '../addresses.js';
import type { InTurn } from '../in-turn.js';
import type { RequestRow } from '../state/onboarding-rows.js';
import type { World } from '../world.js';
import { failProvisioning, provision, settleStatement } from './provision.js';
import { type ReviewOutcome, review } from './review.js';

/** An onboarding request as the sandbox has it. */
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
  /** Where the client uploads the signed contract: the link of the e-mail that a sandbox does not send. */
  readonly uploadPath: string;
}

const shown = ({ uploadCode, house: _house, payload: _payload, ...row }: RequestRow): SandboxRequest => ({
  ...row,
  uploadPath: `${UPLOADS}${uploadCode}`,
});

/**
 * What the operator and the client do with onboarding requests, by hand. Each step that is not possible now is a
 * `TypeError`.
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

  /** Provisioning goes one step on. */
  step(requestId: string): Promise<SandboxRequest> {
    return this.#change(requestId, 'is not being provisioned', (world) => provision(world, requestId));
  }

  /** Provisioning goes on to its end: the company may issue. */
  async complete(requestId: string): Promise<SandboxRequest> {
    for (;;) {
      const row = await this.step(requestId);
      if (row.provisioning?.status === 'COMPLETED') return row;
    }
  }

  /** The step on which provisioning is fails. */
  fail(requestId: string, error: string): Promise<SandboxRequest> {
    return this.#change(requestId, 'is not being provisioned', (world) =>
      failProvisioning(world, requestId, error),
    );
  }

  /** The client accepts the provider statement, or it is recalled. */
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
      if (row === undefined) throw new TypeError(`The request ${requestId} ${why}.`);
      return shown(row);
    });
  }
}
