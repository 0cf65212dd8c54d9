/** As many circuits are rated at most in a search: more takes too long for one person. */
export const mostEvaluations = 5_000
