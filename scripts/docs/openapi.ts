import { openApiDocument } from '../../src/sandbox/openapi/document.js';

/** The OpenAPI document of the service, as shipped in the package: `parastatiko/openapi.json`. */
export const openApiFile = (): string => `${JSON.stringify(openApiDocument(), null, 1)}\n`;
