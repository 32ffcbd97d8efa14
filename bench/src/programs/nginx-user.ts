/** The workers of a root's nginx would run as nobody, who may not read every folder. */
export const asRoot: readonly string[] = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
