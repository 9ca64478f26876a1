/** Fetches the code of reviews and of the editor: the service worker stores it, so that they open without a network. */
export function fetchOfflineCode(): void {
  const parts = [
    import('./review-page.tsx'),
    import('./review-end.tsx'),
    import('./card-editor-layer.tsx'),
    import('../../../features/cards/picture/covered-picture.tsx'),
    import('../../../features/cards/stored/stored-queue.ts'),
    import('../../../ui/content/content.tsx'),
    import('../../../ui/content/inline-content.tsx'),
  ];
  // A part that is missing is fetched when a page needs it.
  for (const part of parts) part.catch(() => {});
}
