import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { longCells } from './src/long-cells.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** The package: the playground runs its doors as they were built. */
const library = JSON.parse(readFileSync(path('../package.json'), 'utf8'));

/** How the search ranks pages. The check of the questions asks with the same. */
const ranking = JSON.parse(readFileSync(path('ranking.json'), 'utf8'));

/** Pages that are now a part of another one. Their old addresses lead there. */
const moved = JSON.parse(readFileSync(path('moved.json'), 'utf8'));
const redirects = Object.fromEntries(
  moved.flatMap(({ from, en, el }) => [
    [`/${from}`, `/${en}`],
    [`/el/${from}`, `/el/${el}`],
  ]),
);

/** Where the package states that its source is, and its page in the registry. */
const social = [
  {
    icon: 'github',
    label: 'GitHub',
    href: library.repository.url.replace(/^git\+/, '').replace(/\.git$/, ''),
  },
  { icon: 'npm', label: 'npm', href: `https://www.npmjs.com/package/${library.name}` },
];

/** Written by scripts/site, with the pages. */
const sidebar = JSON.parse(readFileSync(path('generated/sidebar.json'), 'utf8'));

export default defineConfig({
  // Where it will be. Without it, pages do not name their whole address, and there is no sitemap.
  site: process.env.SITE_URL ?? library.homepage,
  publicDir: 'generated/public',
  redirects,
  devToolbar: { enabled: false },
  markdown: { rehypePlugins: [longCells] },
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'parastatiko',
      logo: { src: './public/favicon.svg' },
      locales: {
        root: { label: 'English', lang: 'en' },
        el: { label: 'Ελληνικά', lang: 'el' },
      },
      sidebar,
      pagefind: { ranking },
      // Starlight looks for the language in src/content only.
      expressiveCode: {
        getBlockLocale: ({ file }) => (/\/pages\/el(?:\/|\.md$)/.test(file.path) ? 'el' : 'en'),
      },
      customCss: ['./src/styles/site.css', './src/styles/face.css'],
      social,
      components: {
        Head: './src/components/Head.astro',
        PageTitle: './src/components/PageTitle.astro',
        Sidebar: './src/components/Sidebar.astro',
        SocialIcons: './src/components/SiteLinks.astro',
      },
      credits: false,
    }),
  ],
  vite: {
    resolve: {
      alias: [
        { find: /^@pagefind\/default-ui$/, replacement: path('src/search/field.ts') },
        // The playground runs the built library, as a user would load it.
        { find: /^parastatiko\/schemas\/(.*)$/, replacement: path('../dist/schemas/$1') },
        ...Object.entries(library.exports).flatMap(([door, { import: built }]) =>
          built === undefined
            ? []
            : [
                {
                  find: new RegExp(`^parastatiko${door.slice(1)}$`),
                  replacement: path(`../${built.module}`),
                },
              ],
        ),
      ],
    },
    worker: { format: 'es' },
  },
});
