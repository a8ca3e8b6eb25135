/**
 * Matches questions about general knowledge, such as “who is …”, “price of …” and “should I …”. The network may still
 * have the answer, but a result needs a higher certainty than for “plumber in Sitka”.
 */
const worldQuestionPattern =
  /^(?:(?:please|pls|hey|ok|so|and|also|just|maybe|but|tell me|do you know|can you tell me) )*(?:who (?:is|was|were|are|won|wrote|invented|made|discovered|owns)\b|whos |what (?:is|are|was|were) (?!there|on\b|happening|going|coming)|whats (?!there|on\b|happening|going|coming|new|up)|when (?:was|were|did)\b|why\b|how (?:to|tall|far|old|fast|high|heavy|deep|big|large|wide|many|much)\b|how (?:do|can|should|would|could|does|did) (?:i|you|u|we|one|someone|somebody|people|the|a|an)\b|should (?:i|we|my)\b|is (?:my|this|that|it|the|he|she)\b|are (?:my|these|those|you|we)\b|am i\b|do you\b|does (?:my|the|a|an|it)\b|which \w+ (?:should|is|was|do|would)\b|what (?:should|do|does|did|would|can|if|color|colour|year|kind of)\b|explain\b|define\b|describe\b|teach me\b|show me how\b|help me\b|recipe\b|give me\b)|\b(?:price|prices|cost|value|history|population|capital|meaning|definition|recipe|lyrics|symptoms|numbers|scores?|results|winner|age) (?:of|for|in|from)\b|\b(?:should i|can i trust|better than| vs |versus)\b/

/** Whether the words are a question about the world outside of this network. */
export const isWorldQuestion = (words: string[]) => worldQuestionPattern.test(words.join(' '))
