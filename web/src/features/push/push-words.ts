export const blockedText =
  'Your browser blocks notifications from Akada. Allow them in the settings of this site, then try again.';

export const installText =
  'On iPhone and iPad, install Akada first: tap Share, then Add to Home Screen. Then open Akada from there.';
