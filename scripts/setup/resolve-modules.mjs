/**
 * Preloaded by the server. For each import Node looks for package files up to the root of the disk, and reads the
 * found one again: drizzle-orm's lists its 447 entry points in 178 kB. With two thousand imports that is half of the start. The
 * answers are known: the file next door, or the same as for the previous import of that name.
 */
import { registerHooks } from 'node:module';

const root = new URL('../../', import.meta.url).href;
/** Packages whose files are all ES modules. */
const modulesInside = /\/node_modules\/(?:drizzle-orm|zod)\//;
/** All languages of zod's own sentences: ours are the only ones that anyone reads. */
const languages = /\/node_modules\/zod\/v4\/locales\/index\.js$/;

/** URLs of packages by the importing workspace and the name that it imports. */
const resolutions = new Map();
/** The folders that the names of our own packages stand for. */
const folders = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    if (!conditions.includes('import')) return next(specifier);
    if (modulesInside.test(parentURL) && specifier.startsWith('.')) return getInside(specifier, parentURL);
    if (!parentURL.startsWith(root) || parentURL.includes('/node_modules/')) return next(specifier);

    const isSource = specifier.endsWith('.ts');
    if (specifier.startsWith('.'))
      return isSource ? getSource(new URL(specifier, parentURL).href) : next(specifier);
    if (specifier.startsWith('node:')) return next(specifier);
    const [, name = '', path = ''] = /^(@akada\/\w+)\/(.+\.ts)$/.exec(specifier) ?? [];
    const folder = folders.get(name);
    if (folder) return getSource(folder + path);

    const key = `${parentURL.slice(root.length).split('/')[0]} ${specifier}`;
    const found = resolutions.get(key) ?? next(specifier);
    if (name && found.url.endsWith(path)) folders.set(name, found.url.slice(0, -path.length));
    else resolutions.set(key, found);
    return { ...found, shortCircuit: true };
  },
});

function getSource(url) {
  return { url, format: 'module-typescript', shortCircuit: true };
}

function getInside(specifier, parentURL) {
  const { href } = new URL(specifier, parentURL);
  const url = languages.test(href) ? new URL('en.js', href).href : href;
  return { url, format: 'module', shortCircuit: true };
}
