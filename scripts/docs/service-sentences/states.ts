import { onboarding, type Part, pos, slips, tables, webhooks } from './sentence.js';

export const states: readonly Part[] = [
  {
    name: 'Onboarding request status',
    sentences: [
      [
        'A new request is NEW_CONTRACT and PENDING_SIGNATURE when the VAT number has no active contract.',
        onboarding('returns the request in its envelope, with its contract'),
      ],
      [
        'A contract PDF is made for it, and the client gets an upload link by e-mail.',
        onboarding('returns the request in its envelope, with its contract'),
        onboarding('can be uploaded by the client through the emailed link'),
      ],
      [
        'It is LINK_EXISTING and UNDER_REVIEW, without a contract, when another software house has an active one.',
        onboarding('links a company that is active at another software house'),
      ],
      [
        'A signed contract of the software house, or of the client over the link, leads to UNDER_REVIEW.',
        onboarding('is uploaded, hashed and stored by version'),
        onboarding('can be uploaded by the client through the emailed link'),
      ],
      ['Older files are kept.', onboarding('is uploaded, hashed and stored by version')],
      [
        'The review leads to APPROVED; provisioning and aadeStatement are filled afterwards.',
        onboarding('is approved and provisioned step by step, and then the company can issue'),
      ],
      [
        'The approval sends request.status_changed.',
        webhooks('is sent for the review and for a failed activation'),
      ],
      [
        'A request is cancelled from any status before approval, and its reason is kept.',
        onboarding('keeps its reason after it is cancelled, and no longer changes'),
      ],
      [
        'DELETE after approval, or in a final state, gives 409 INVALID_TRANSITION and changes nothing.',
        onboarding('keeps its reason after it is cancelled, and no longer changes'),
        onboarding('cannot be cancelled with a reason of 501 characters, or after its approval'),
      ],
      [
        'What leads to ACTION_REQUIRED and to the rejected state is not shown: here a review does.',
        onboarding('is uploaded, hashed and stored by version'),
        onboarding('is rejected if the company became active elsewhere'),
      ],
    ],
  },
  {
    name: 'Provisioning status (after approval)',
    sentences: [
      [
        'PENDING, then IN_PROGRESS, then COMPLETED, each step with its own status.',
        onboarding('is approved and provisioned step by step, and then the company can issue'),
      ],
      ['Or FAILED, with an error.', onboarding('can be rejected, or fail while it is provisioned')],
      [
        'The client may issue when it is COMPLETED, and not before.',
        onboarding('is approved and provisioned step by step, and then the company can issue'),
      ],
    ],
  },
  {
    name: 'Provider statement status',
    sentences: [
      [
        'SUBMITTED, then ACCEPTED by the client, or RECALLED.',
        onboarding('waits for its review, its provisioning steps, and the client'),
      ],
      [
        'PRESUMED_ACCEPTED when 10 days pass without action.',
        onboarding('is approved and provisioned step by step, and then the company can issue'),
      ],
    ],
  },
  {
    name: 'Document awaiting POS payment',
    sentences: [
      [
        'Issued with skipSignature=false and a payment of type 7 or 8 it is pending, with providerSignature.',
        pos('is held with one signature for each payment, in the format of its NSP'),
      ],
      [
        'CompletionPosInvoices with a valid token issues it: MARK, UID, authentication code, invoiceUrl.',
        pos('issues the document with tips and final types, and costs 0.25 for each signature'),
      ],
    ],
  },
  {
    name: 'Table order slip (8.6) lifecycle',
    sentences: [
      ['A slip with a tableAA is open.', tables('is open until a bill that equals its slips')],
      [
        'A closing document (11.1, 1.1, 11.4 or 5.x) that lists its MARK closes it.',
        tables('is open until a bill that equals its slips'),
        slips('is refused if its slips were closed in the meantime: the sale is filed once'),
      ],
      ['An 8.6 with totalCancelDeliveryOrders closes it.', tables('is closed by a total cancellation')],
      [
        'While one stays open for over 24 hours, issuance is blocked for its branch.',
        tables('blocks its branch if it is open for over 24 hours, until it is closed'),
        slips('blocks %s that names it'),
      ],
    ],
  },
];
