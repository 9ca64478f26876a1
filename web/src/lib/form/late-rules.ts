/**
 * Rules of a form that come when somebody starts to fill it in, so that schemas stay out of the first load.
 * Where they cannot be fetched nothing is refused here: the server checks every form again.
 *
 * @param load fetches the rules, once: the browser keeps what it has fetched
 */
export function lateRules<Values>(load: () => Promise<(values: Values) => Record<string, string>>) {
  return async (values: Values): Promise<Record<string, string>> => {
    try {
      return (await load())(values);
    } catch {
      return {};
    }
  };
}
