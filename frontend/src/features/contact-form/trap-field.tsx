import { VisuallyHidden } from '@/ui/visually-hidden';

/** Nobody sees, hears or reaches it, so whatever stands in it was filled in by a program. */
export function TrapField() {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        Website (leave this empty)
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
