import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Settings } from './settings.ts';

/** Its message lists all invalid settings without their values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from the environment. Empty variables count as unset.
 * Throws {@link SettingsError} if any setting is missing or invalid.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const settings = plainToInstance(Settings, Object.fromEntries(given));
  const problems = validateSync(settings).map(({ property, constraints = {} }) => {
    const state = environment[property]?.trim() ? "isn't valid" : 'is missing';
    return `  ${property} ${state}. ${Object.values(constraints)[0] ?? ''}`;
  });
  if (problems.length === 0) return settings;
  throw new SettingsError(["The backend can't start until you fix .env:", ...problems].join('\n'));
}
