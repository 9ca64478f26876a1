import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkCircles } from './build/chunk-circles.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { diagramFrame } from './build/diagram-frame.ts';
import { earlyChunks } from './build/early-chunks.ts';
import { endpointLines } from './build/endpoint-lines.ts';
import { littlePages } from './build/little-pages.ts';
import { precompress } from './build/precompress.ts';
import { prerenderPages } from './build/prerender.ts';
import { sizeBudget } from './build/size-budget.ts';
import { stampScripts } from './build/stamp-scripts.ts';
import { unusedParts } from './build/unused-parts.ts';

const api = process.env.AKADA_API ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    endpointLines(),
    unusedParts(),
    chunkCircles(),
    sizeBudget(),
    earlyChunks(),
    prerenderPages(),
    diagramFrame(),
    stampScripts(),
    littlePages(),
    precompress(),
  ],
  server: { proxy: { '/api': api, '/sandbox': api } },
  build: {
    // Inlined files would need `data:` in the content policy for fonts, and repeat in every chunk.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Which modules come together is decided by the groups below.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Imports name them: names of modules would make each first visit half a kB heavier.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7].css'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
