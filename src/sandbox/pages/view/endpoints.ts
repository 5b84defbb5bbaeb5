import { userIdOf } from '../../keys.js';
import type { Site } from '../site.js';
import type { EndpointLine } from './types.js';

/** The webhook endpoints of all software houses. */
export const endpointsView = ({ world, keys }: Site): EndpointLine[] =>
  [...world.state.endpoints.all()].map(({ endpointId, house, url, events, createdAt, secret }) => ({
    endpointId,
    key: keys.find(({ key }) => userIdOf(key) === house)?.key ?? house,
    url,
    events,
    createdAt,
    secret,
  }));
