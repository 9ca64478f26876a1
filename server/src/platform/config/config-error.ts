/** A wrong setting, told in one line that names the variable, what was given and what is wanted. */
export class ConfigError extends Error {
  /** The environment variable to change. */
  readonly variable: string;

  /** @param complaint the rest of the sentence after the variable's name, without a secret in it */
  constructor(variable: string, complaint: string) {
    super(`${variable} ${complaint}`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}
