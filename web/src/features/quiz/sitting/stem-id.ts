/** The id of the question's text, which names the field of the answer. */
export const stemId = 'question-text';
