/** The id of the button of a dashboard that opens the assistant: quick actions press it once they have its place. */
export const assistantButtonId = 'ask-akada';
