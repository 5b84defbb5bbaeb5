export type { MemberPath } from './generated/member-paths.js';
export type * from './generated/payload.js';
export type * from './generated/service.js';
export type * from './issue.js';
export type * from './issued.js';
export type * from './pos.js';
