import { createDeviceLink } from '../auth/device-cookie.ts';
import { readSettings, SettingsError } from '../config/read-settings.ts';

/**
 * Prints a link that lets a browser past a flood of guesses at the password.
 */
try {
  console.log(createDeviceLink(readSettings(process.env)));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
