/**
 * The HTML around a page that the build has rendered. It names light, without which the theme has no colours: the script
 * before the paint changes that, and need not run.
 */
import type { SiteAssets } from './site-build.ts';

interface DocumentParts {
  title: string;
  description: string;
  markup: string;
  /** Values of the theme, as CSS. */
  variables: string;
  assets: SiteAssets;
  /** Fonts of the first lines. */
  fonts: readonly string[];
}

export function siteDocument({
  title,
  description,
  markup,
  variables,
  assets,
  fonts,
}: DocumentParts): string {
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="theme-color" content="#fbf8f1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
${fonts.map(fontPreload).join('\n')}
<script src="/before-paint.js"></script>
<script src="/public-settings.js" defer></script>
<style>${variables}</style>
<link rel="stylesheet" href="/${assets.styles.file}">
<script type="module" src="/${assets.script}"></script>
</head>
<body>${markup}</body>
</html>
`;
}

/** A document that holds its styles itself and asks for no more than the service worker stores with it. */
export function loneDocument({ title, markup, variables, assets }: DocumentParts): string {
  const styles = assets.styles.text.replace(/@font-face\s*\{[^}]*\}/g, '');
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<script src="/before-paint.js"></script>
<script src="/offline.js" defer></script>
<style>${variables}${styles}</style>
</head>
<body>${markup}</body>
</html>
`;
}

interface FirstPage {
  title: string;
  markup: string;
  scripts: Iterable<string>;
  styles: Iterable<string>;
  fonts: readonly string[];
}

const entryTag = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * The scripts give way to what shows: style sheet and typeface come first, and the app runs with the first touch
 * (`public/first-touch.js`).
 *
 * @param page the app's own page, as built
 * @returns it with one address rendered into it
 */
export function appDocument(page: string, { title, markup, scripts, styles, fonts }: FirstPage): string {
  const [, entry] = entryTag.exec(page) ?? [];
  if (entry === undefined) throw new Error('The build cannot read which script starts the app.');

  const links = [...scripts].map(
    (name) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${name}">`,
  );
  const styleLinks = getStyleLinks(page, styles);
  return page
    .replace(/\s*<script [^>]*early-chunks\.js[^>]*><\/script>/, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(entryTag, () => `\n    <script src="/first-touch.js" data-app="${entry}"></script>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${[...fonts.map(fontPreload), ...styleLinks, ...links].join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>\n${earlyFault}`);
}

interface EarlyParts {
  /** A signed-in person sees it until the app has loaded. */
  frame: string;
  script: string;
  /** Styles of the frame. */
  styles: Iterable<string>;
}

/**
 * Styles and the early script come first: the modules of the app, which weigh ten times as much, do not take the line
 * from what shows.
 */
export function withEarlyFrame(page: string, { frame, script, styles }: EarlyParts): string {
  return page
    .replaceAll(/<(script type="module"|link rel="modulepreload")(?=[ >])/g, '<$1 fetchpriority="low"')
    .replace('</head>', () => `${getStyleLinks(page, styles).join('\n')}\n</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="early">${frame}</div>\n<script src="/${script}"></script>\n<div id="root"></div>`,
    );
}

/** @returns links to the style sheets that the page does not name yet */
function getStyleLinks(page: string, styles: Iterable<string>): string[] {
  return [...styles]
    .filter((name) => !page.includes(`href="/${name}"`))
    .map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`);
}

/** Outside of what the app takes over. */
const earlyFault =
  '<p id="early-fault" role="alert" hidden>A part of this page did not arrive. Check your connection and try again.</p>';

function fontPreload(name: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
