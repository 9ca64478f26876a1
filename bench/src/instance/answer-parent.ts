/**
 * The other end of a channel: answers each message of the parent, and ends with it, however that ends.
 *
 * @param answer what to do with a message; a failure ends the process, which the parent notices
 */
export function answerParent<Message>(answer: (message: Message) => Promise<object>): void {
  process.on('message', async (message: Message) => {
    process.send?.(await answer(message));
  });
  process.on('disconnect', () => process.exit());
}
