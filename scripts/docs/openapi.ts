import { openApiDocument } from '../../src/openapi/document.js';

/** The service as OpenAPI, as the package has it: `parastatiko/openapi.json`. */
export const openApiFile = (): string => `${JSON.stringify(openApiDocument(), null, 1)}\n`;
