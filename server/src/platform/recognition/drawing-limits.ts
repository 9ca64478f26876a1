/** Pixels that a picture may have before it is decoded: more than cameras take. */
export const mostPixels = 40_000_000;

/** Max pixels of the longer side: an A4 page at 300 dots an inch. */
export const mostSide = 3_508;

/** As `mostSide`, for a model: most of them make larger pictures smaller before they look. */
export const mostModelSide = 2_048;
