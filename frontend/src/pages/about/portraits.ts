import type { PortraitName } from '@/content/doctors';
import daniel from '@/pictures/portrait-daniel.tsx?drawing';
import lucia from '@/pictures/portrait-lucia.tsx?drawing';
import maya from '@/pictures/portrait-maya.tsx?drawing';
import ruth from '@/pictures/portrait-ruth.tsx?drawing';
import theo from '@/pictures/portrait-theo.tsx?drawing';
import type { DrawingFile } from '@/ui/drawing';

/** A photograph takes a portrait's place with its address, width and height. */
export const portraits: Record<PortraitName, DrawingFile> = { daniel, lucia, maya, ruth, theo };
