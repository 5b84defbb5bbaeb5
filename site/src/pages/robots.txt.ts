import type { APIRoute } from 'astro';

/** Every page may be read. Where the list of pages is, is known if the site has an address. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\n${site === undefined ? '' : `Sitemap: ${new URL('sitemap-index.xml', site)}\n`}`,
  );
