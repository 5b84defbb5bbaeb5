/** Worlds in which something was found once, or that reach a rare state. Every `npm test` explores them again. */
export const seeds: readonly string[] = [
  ...['1', '2', '7', '9', '10', '16', '101', '104', '105', '110', '111', '117', '118', '121', '124'],
  // A recovery ends a slip, which is rare. One holds a bill whose caller is gone. XML of another till's slip is cut off.
  ...['187', '169', '202'],
  // Two tills sell the same to the cent within seconds, in a file.
  'sqlite:2028',
  '{"script":"an order of a version","newKey":1,"call":{"n":1,"trouble":"rate-limited"}}',
  '{"script":"an order with a mistake","newKey":1}',
  '{"script":"a move","newKey":0,"call":{"n":3,"trouble":"no-credits"}}',
  '{"script":"a move, then an order whose key has a number","newKey":0}',
  '{"script":"a bill by card with a mistake","newKey":0}',
  '{"script":"a bill by card with a mistake","newKey":1}',
  '{"script":"two orders with stated numbers","newKey":0}',
  '{"script":"a stated number, then the next one","newKey":0}',
];
