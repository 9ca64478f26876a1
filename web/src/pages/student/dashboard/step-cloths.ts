/** The cloths of steps that belong to no note and no course. */
export const forest = { cloth_seed: 'akada', cloth_colour: 1 };
export const ofCards = { cloth_seed: 'cards', cloth_colour: 6 };
