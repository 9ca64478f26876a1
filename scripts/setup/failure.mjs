/** A failure that one line explains to the person at the terminal; any other is a mistake of ours. */
export class SetupFailure extends Error {}

/** Runs a whole script: its exit code is the process', and an explained failure is one line and exit code 1. */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;

    console.error(error.message);
    process.exitCode = 1;
  }
}
