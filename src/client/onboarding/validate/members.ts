import { requestBody } from '../../../service/bodies/onboarding.js';

/** The described members of the payload, by group. Source: the schema of the body. */
export const membersByGroup: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(requestBody.shape).map(([group, schema]) => {
    const object = 'innerType' in schema.def ? schema.def.innerType : schema;
    return [group, 'shape' in object ? Object.keys(object.shape) : []];
  }),
);
