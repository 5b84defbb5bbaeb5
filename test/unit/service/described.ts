/** The endpoints of the service's description, and the two issuing calls of the observed behaviour. */
export const described: readonly string[] = `
POST /api/v1/requests
GET /api/v1/requests
GET /api/v1/requests/{requestId}
GET /api/v1/requests/{requestId}/history
GET /api/v1/requests/{requestId}/contract
POST /api/v1/requests/{requestId}/signed-contract
DELETE /api/v1/requests/{requestId}
POST /api/v1/webhooks
GET /api/v1/webhooks
DELETE /api/v1/webhooks/{endpointId}
GET /api/v1/webhooks/deliveries
GET /api/v1/Provider/RequestTransmittedDocs
POST /api/v1/Provider/CancelDeliveryNote
POST /api/v1/Provider/CancelReceivingNote
GET /api/v1/Provider/GetCreditsBalance
GET /api/v1/Provider/GetInvoicePdf/{fileName}
GET /api/v1/Provider/GetInvoice/{uid}/{fileType}
GET /api/v1/Provider/GetInvoicePdfByAuthenticationCode/{authenticationCode}
POST /api/v1/Provider/CompletionPosInvoices
POST /api/v1/Provider/AskSignatureForOldInvoice
POST /api/v1/Provider/CompletionAskSignatureForOldInvoice
GET /api/v1/Provider/GetOpenTables
GET /api/v1/Provider/GetOpenOrdersForTable
POST /api/v1/Provider/SendInvoices
POST /api/v1/Provider/SendInvoicesB2G`
  .trim()
  .split('\n');
