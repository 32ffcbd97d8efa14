/** In place of what threw: the admin page is drawn by the browser, so no served markup says more. */
export function FailedNotice() {
  return (
    <p role="alert">
      This part of the page has stopped working. <a href="/admin">Load the page again.</a>
    </p>
  );
}
