import { onboarding, type Part, pos, tables, webhooks } from './sentence.js';

export const states: readonly Part[] = [
  {
    name: 'Onboarding request status',
    sentences: [
      [
        'A new request is NEW_CONTRACT and PENDING_SIGNATURE when the VAT number has no active contract.',
        onboarding('gives the request in its envelope, with its contract'),
      ],
      [
        'A contract PDF is made for it, and the client gets an upload link by e-mail.',
        onboarding('gives the request in its envelope, with its contract'),
        onboarding('may come from the client, over the link of the e-mail'),
      ],
      [
        'It is LINK_EXISTING and UNDER_REVIEW, without a contract, when another software house has an active one.',
        onboarding('links a company that is active at another software house'),
      ],
      [
        'A signed contract of the software house, or of the client over the link, leads to UNDER_REVIEW.',
        onboarding('is uploaded, hashed and kept by version'),
        onboarding('may come from the client, over the link of the e-mail'),
      ],
      ['Older files are kept.', onboarding('is uploaded, hashed and kept by version')],
      [
        'The review leads to APPROVED; provisioning and aadeStatement are filled afterwards.',
        onboarding('is approved, provisioned step by step, and then the company may issue'),
      ],
      [
        'The approval sends request.status_changed.',
        webhooks('of the review and of a failed activation is sent'),
      ],
      [
        'A request is cancelled from any status before approval, and its reason is kept.',
        onboarding('that is cancelled keeps its reason, and moves no more'),
      ],
      [
        'DELETE after approval, or in a final state, gives 409 INVALID_TRANSITION and changes nothing.',
        onboarding('that is cancelled keeps its reason, and moves no more'),
        onboarding('is not cancelled for a reason of 501 characters, nor after its approval'),
      ],
      [
        'What leads to ACTION_REQUIRED and to the rejected state is not shown: here a review does.',
        onboarding('is uploaded, hashed and kept by version'),
        onboarding('is rejected when the company became active elsewhere'),
      ],
    ],
  },
  {
    name: 'Provisioning status (after approval)',
    sentences: [
      [
        'PENDING, then IN_PROGRESS, then COMPLETED, each step with its own status.',
        onboarding('is approved, provisioned step by step, and then the company may issue'),
      ],
      ['Or FAILED, with an error.', onboarding('is rejected, or fails while it is provisioned')],
      [
        'The client may issue when it is COMPLETED, and not before.',
        onboarding('is approved, provisioned step by step, and then the company may issue'),
      ],
    ],
  },
  {
    name: 'Provider statement status',
    sentences: [
      [
        'SUBMITTED, then ACCEPTED by the client, or RECALLED.',
        onboarding('waits for its review, its steps, and the client'),
      ],
      [
        'PRESUMED_ACCEPTED when 10 days pass without action.',
        onboarding('is approved, provisioned step by step, and then the company may issue'),
      ],
    ],
  },
  {
    name: 'Document awaiting POS payment',
    sentences: [
      [
        'Issued with skipSignature=false and a payment of type 7 or 8 it is pending, with providerSignature.',
        pos('is held, with one signature for each payment, in the form of its NSP'),
      ],
      [
        'CompletionPosInvoices with a valid token issues it: MARK, UID, authentication code, invoiceUrl.',
        pos('issues the document, with tips and the final types, and costs 0.25 for each signature'),
      ],
    ],
  },
  {
    name: 'Table order slip (8.6) lifecycle',
    sentences: [
      ['A slip with a tableAA is open.', tables('is open until a closing that equals its slips')],
      [
        'A closing document (11.1, 1.1, 11.4 or 5.x) that lists its MARK closes it.',
        tables('is open until a closing that equals its slips'),
      ],
      ['An 8.6 with totalCancelDeliveryOrders closes it.', tables('is closed by a total cancellation')],
      [
        'While one stays open for over 24 hours, issuance is blocked for its branch.',
        tables('that is open for over 24 hours blocks its branch, until it is closed'),
      ],
    ],
  },
];
