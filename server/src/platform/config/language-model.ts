/** The language model that may be asked, where the operator has configured one. */
import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

/** Prices of one model, in US dollars per million tokens. */
export interface TokenPrices {
  input: number;
  output: number;
}

export interface LanguageModelConfig {
  provider: 'google' | 'openai_compatible';
  /** The base URL with the API version. */
  url: URL;
  /** Null if it needs none. */
  key: string | null;
  name: string;
  /** Checks what the other wrote. */
  smallName: string;
  /** True if it accepts a schema; null if the first call must find out. */
  structured: boolean | null;
  /** It is shown pictures of pages that have no text. */
  sees: boolean;
  /** Time from a call to the last byte of its answer. */
  timeoutMs: number;
  prices: TokenPrices;
  /** US dollars a day; null for no limit. */
  budgets: { all: number | null; student: number | null };
}

const googleUrl = 'https://generativelanguage.googleapis.com/v1beta';
const usualTimeoutSeconds = 120;

/**
 * @returns null if none is configured
 * @throws ConfigError for settings without their model, an address with more than host and path, a budget
 * without a price
 */
export function languageModelFrom(settings: Settings): LanguageModelConfig | null {
  const { STUDY_MODEL: provider = 'none' } = settings;
  if (provider === 'none') {
    const [first] = Object.entries(settings).filter(
      ([name, value]) => name.startsWith('STUDY_MODEL_') && value !== undefined,
    );
    if (first && settings.STUDY_MODEL === undefined)
      throw new ConfigError(first[0], 'is set while STUDY_MODEL is not: wanted are both or none.');
    return null;
  }
  const { STUDY_MODEL_NAME: name } = settings;
  if (!name) throw new ConfigError('STUDY_MODEL_NAME', 'is missing: wanted is the name of a model.');

  const structured = settings.STUDY_MODEL_STRUCTURED ?? 'auto';
  return {
    provider,
    url: getUrl(settings, provider),
    key: settings.STUDY_MODEL_KEY ?? null,
    name,
    smallName: settings.STUDY_MODEL_SMALL_NAME ?? name,
    structured: structured === 'auto' ? null : structured === 'yes',
    sees: (settings.STUDY_MODEL_PICTURES ?? (provider === 'google' ? 'yes' : 'no')) === 'yes',
    timeoutMs: (settings.STUDY_MODEL_TIMEOUT_S ?? usualTimeoutSeconds) * 1_000,
    prices: {
      input: settings.STUDY_MODEL_PRICE_INPUT ?? 0,
      output: settings.STUDY_MODEL_PRICE_OUTPUT ?? 0,
    },
    budgets: getBudgets(settings),
  };
}

function getUrl({ STUDY_MODEL_URL: input, STUDY_MODEL_KEY: key }: Settings, provider: string): URL {
  if (provider === 'google' && key === undefined)
    throw new ConfigError('STUDY_MODEL_KEY', 'is missing: wanted is the key of Google AI Studio.');
  if (provider === 'google' && !input) return new URL(googleUrl);
  if (!input)
    throw new ConfigError(
      'STUDY_MODEL_URL',
      'is missing: wanted is the address of the server, such as http://localhost:11434/v1.',
    );
  if (input.username || input.password || input.search || input.hash)
    throw new ConfigError(
      'STUDY_MODEL_URL',
      'has more than a host and a path: the key belongs into STUDY_MODEL_KEY.',
    );
  const url = new URL(input);
  const path = url.pathname.replace(/\/+$|\/chat\/completions\/*$/g, '');
  // Servers state their host's address or the address of their API version.
  url.pathname = path === '' ? '/v1' : path;
  return url;
}

function getBudgets(settings: Settings): LanguageModelConfig['budgets'] {
  const { STUDY_MODEL_BUDGET_DAY: all = null, STUDY_MODEL_BUDGET_STUDENT: student = null } = settings;
  if ((all ?? student) !== null && !settings.STUDY_MODEL_PRICE_OUTPUT)
    throw new ConfigError(
      'STUDY_MODEL_PRICE_OUTPUT',
      'is missing: wanted are the prices by which a budget is counted.',
    );
  return { all, student };
}
