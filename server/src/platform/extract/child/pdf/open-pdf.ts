import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Unreadable } from '../../reasons.ts';
import { type FileSource, getBytes } from '../file-source.ts';

const packaged = (folder: string) => fileURLToPath(new URL(`./${folder}/`, PACKAGE));
const PACKAGE = import.meta.resolve('pdfjs-dist/package.json');

/**
 * Opens a PDF. Fonts are read but never compiled into code.
 *
 * @param picturePixels max pixels of a picture that is decoded; 0 reads only text
 * @throws {Unreadable} `encrypted` if it needs a password, `damaged` if it is no PDF or beyond repair
 */
export async function openPdf(source: FileSource, picturePixels = 0): Promise<PDFDocumentProxy> {
  const bytes = new Uint8Array(await getBytes(source));
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
  // The parser's verdict on a file; limits arrive as RangeErrors.
  return error instanceof RangeError ? error : new Unreadable('damaged', `${error.name}: ${error.message}`);
}
