const FIGURES = /^[-−]?\d+\.\d+(?:, [-−]?\d+\.\d+)*$/;

/**
 * A figure, or a list of figures, with the Greek decimal comma: `12.50` becomes `12,50`. Every Greek sentence that shows an amount, a quantity
 * or a percent uses it. Returns other text unchanged.
 */
export function decimalComma(text: string): string {
  return FIGURES.test(text) ? text.replaceAll(', ', ' και ').replaceAll('.', ',') : text;
}
