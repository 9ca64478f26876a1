/** What a printer waits for pictures at most. */
const longestMs = 5_000;

/** Prints the page. Pictures that nobody has scrolled to are not loaded yet, and paper does not scroll. */
export async function printPage(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestMs))]);
  window.print();
}
