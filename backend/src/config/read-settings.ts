import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Settings } from './settings.ts';

/** Carries a message for the operator that names every bad setting and prints no value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * Throws {@link SettingsError} when any setting is missing or wrong.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const settings = plainToInstance(Settings, Object.fromEntries(given));
  const problems = validateSync(settings).map(({ property, constraints = {} }) => {
    const state = environment[property]?.trim() ? 'is not usable' : 'is missing';
    return `  ${property} ${state}. ${Object.values(constraints)[0] ?? ''}`;
  });
  if (problems.length === 0) return settings;
  throw new SettingsError(
    ['The backend cannot start until .env is put right:', ...problems].join('\n'),
  );
}
