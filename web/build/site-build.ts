/** A separate build of the parts that the plain documents share: one small style sheet, one small script. */
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { siteBudget } from './size-budget.ts';

export interface SiteAssets {
  styles: { file: string; text: string };
  script: string;
}

const entry = 'src/app/site/site.ts';

/** The markup already has the class names, so a module of styles is needed only for its styles. */
const preserveModuleStyles: Plugin = {
  name: 'akada-preserve-module-styles',
  enforce: 'post',
  transform: (_code, id) =>
    id.endsWith('.module.css')
      ? { code: 'export default {};', map: null, moduleSideEffects: 'no-treeshake' }
      : null,
};

/** Adds its files to the app's files. @returns their names */
export async function buildSite(root: string, outDir: string): Promise<SiteAssets> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [preserveModuleStyles, siteBudget()],
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        // Removes unused exports of a module, such as a React hook, with everything that they need.
        treeshake: { moduleSideEffects: (id) => /\.css$|content-policy|\/site\//.test(id) },
      },
    },
  });
  return getAssets((result as Rolldown.RolldownOutput).output);
}

function getAssets(output: Rolldown.RolldownOutput['output']): SiteAssets {
  const script = output.find((file) => file.type === 'chunk' && file.isEntry);
  const styles = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (script === undefined || styles?.type !== 'asset')
    throw new Error('The plain documents lack a script or styles.');

  return { script: script.fileName, styles: { file: styles.fileName, text: String(styles.source) } };
}
