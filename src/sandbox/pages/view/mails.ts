import { mailsIn, type SandboxMail } from '../../mails.js';
import type { World } from '../../world.js';
import { newest } from './newest.js';
import type { Newest } from './types.js';

/** The newest mails that the service would have sent. */
export function mailsView(world: World): Newest<SandboxMail> {
  const mails = mailsIn(world);
  return newest(mails, mails.length, (mail) => mail);
}
