import { withService } from '../setup.js';
import { payload } from './payload.js';
import { SIGNED } from './signed.js';

export { payload, SIGNED };

/** A service for each test, and its onboarding requests. */
export function withOnboarding() {
  const at = withService();
  return {
    get service() {
      return at.service;
    },
    get clock() {
      return at.clock;
    },
    client: at.client,
    /** The request that was made last. */
    get request() {
      const request = at.service.sandbox.onboarding.requests().at(-1);
      if (request === undefined) throw new Error('No request was made.');
      return request;
    },
    get requests() {
      return at.service.sandbox.onboarding.requests();
    },
    /** The operator or the clock's steps, by hand. */
    get operator() {
      return at.service.sandbox.onboarding;
    },
    /** Creates a request, uploads its contract, and ends its review. */
    async reviewed(outcome: 'approve' | 'reject'): Promise<string> {
      const { onboarding } = at.client();
      await onboarding.create(payload);
      const { requestId } = this.request;
      await onboarding.uploadSignedContract(requestId, SIGNED);
      await this.operator.review(requestId, outcome);
      return requestId;
    },
  };
}
