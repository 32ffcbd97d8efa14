/**
 * Loads again after a second if it fails: a phone that leaves its Wi-Fi cancels
 * what's loading.
 */
export const withSecondTry = <Loaded>(
  load: () => Promise<Loaded>,
): Promise<Loaded> =>
  load().catch(async () => {
    await new Promise((resume) => setTimeout(resume, 1000));
    return load();
  });
