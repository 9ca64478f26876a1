import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Unreadable } from '../../reasons.ts';
import { bytesOf, type FileSource } from '../file-source.ts';

const packaged = (folder: string) => fileURLToPath(new URL(`./${folder}/`, PACKAGE));
const PACKAGE = import.meta.resolve('pdfjs-dist/package.json');

/**
 * Opens a PDF. Fonts are read but never compiled into code.
 *
 * @param picturePixels pixels that a picture in it may have to be decoded; 0 for its text alone
 * @throws {Unreadable} `encrypted` when it asks for a password, `damaged` when it is none or beyond repair
 */
export async function openPdf(source: FileSource, picturePixels = 0): Promise<PDFDocumentProxy> {
  const bytes = new Uint8Array(await bytesOf(source));
  try {
    return await getDocument({
      data: bytes,
      disableFontFace: true,
      // Without it a font has no name, and the name is what says bold.
      fontExtraProperties: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      enableXfa: false,
      maxImageSize: picturePixels,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      standardFontDataUrl: packaged('standard_fonts'),
      cMapUrl: packaged('cmaps'),
      cMapPacked: true,
      wasmUrl: packaged('wasm'),
      iccUrl: packaged('iccs'),
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw refusal(error);
  }
}

function refusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'PasswordException') return new Unreadable('encrypted', error.message);
  // What the parser says about a file that it could not make sense of; limits are RangeErrors.
  return error instanceof RangeError ? error : new Unreadable('damaged', `${error.name}: ${error.message}`);
}
