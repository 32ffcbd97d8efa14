/** No control characters and no line or paragraph separators. */
export const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

/** Line breaks and tabs are a writer's own, other control characters are not. */
export const freeText = /^[^\p{Cc}]*(?:[\t\r\n][^\p{Cc}]*)*$/u;

/** One address without quotes, comments or lists, which mail programs read in more than one way. */
export const plainAddress = /^[^\s"'(),:;<>@[\\\]\p{Cc}]+@[^\s"(),:;<>@[\\\]\p{Cc}]+$/u;
