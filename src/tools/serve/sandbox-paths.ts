/** The page of the embedded sandbox, and the addresses that it uses. */
export const SANDBOX_PAGE = '/sandbox';
export const SANDBOX_PATHS = [SANDBOX_PAGE, `${SANDBOX_PAGE}/*`, '/_sandbox/*', '/api/v1/*'];

/** A request with the path that the sandbox expects: it serves its page at the root. */
export const pathOfSandbox = (request: Request): Request => {
  const url = new URL(request.url);
  return url.pathname === SANDBOX_PAGE ? new Request(new URL('/', url), request) : request;
};
