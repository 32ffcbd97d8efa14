/** Started by root, nginx workers would run as `nobody`, who can't read all folders. */
export const asRoot: readonly string[] = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
