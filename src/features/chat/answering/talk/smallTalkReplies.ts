import { region } from '../../../../region/region.ts'
import type { SmallTalk } from './smallTalk.ts'
import type { SmallTalkKind, SmallTalkLanguage } from './smallTalkPhrases.ts'

const examples = () =>
  [
    `- *roofers in ${region.examples.roofers}*: what is in the [directory](/businesses)`,
    `- *part-time jobs in ${region.examples.jobs}*: what is on the [job board](/jobs)`,
    '- *networking events this week*: what is [coming up](/events)',
    '- *how do I claim my business*: how this site works',
  ].join('\n')

const english: Record<SmallTalkKind, (name: string) => string[]> = {
  greeting: (name) => [`Hello! I look things up in ${name} for you. Ask me, for example:`, examples()],
  help: (name) => [
    `I look things up in ${name}: businesses, jobs, events, questions and answers, and how this site works. Try, for example:`,
    examples(),
  ],
  wellbeing: () => ['Doing well, thank you for asking. What can I look up for you?'],
  thanks: () => ['You are welcome! Is there anything else I can look up?'],
  goodbye: () => ['Goodbye, and take care! I am here when you need something.'],
  identity: (name) => [
    `I am a program, not a person: the assistant of ${name}. I look up businesses, jobs, events and answers here. People answer in [the forum](/questions/new).`,
  ],
  maker: (name) => [
    `I am a part of ${name}, and I was made to look things up in it. I can find businesses, jobs, events and answers for you.`,
  ],
  language: () => [
    'I understand some words of Spanish and Tagalog, and I answer in English. Short questions work best, such as a trade and a place.',
  ],
  compliment: () => ['That is kind, thank you! What else can I look up?'],
  insult: () => [
    `I am sorry that I was no help. Try a trade and a place, such as “plumber in ${region.examples.plumbers}”, or [ask the community](/questions/new).`,
  ],
  disagreement: () => [
    'Sorry, then I misunderstood. Say it in other words, such as a trade and a place, or [ask the community](/questions/new).',
  ],
  agreement: () => ['All right. What else can I look up?'],
}

type OtherLanguage = Exclude<SmallTalkLanguage, 'en'>
const others: Record<OtherLanguage, Partial<Record<SmallTalkKind, string>>> = {
  es: {
    greeting: '¡Hola! Busco negocios, empleos, eventos y respuestas para usted. Respondo en inglés.',
    wellbeing: '¡Muy bien, gracias! ¿Qué puedo buscar para usted?',
    thanks: '¡De nada! ¿Puedo buscar algo más?',
    goodbye: '¡Hasta luego, y que le vaya bien!',
    identity: 'Soy un programa, no una persona. Busco negocios, empleos, eventos y respuestas.',
    maker: 'Soy parte de este sitio. Busco negocios, empleos, eventos y respuestas.',
    help: `Busco negocios, empleos, eventos y respuestas. Pruebe un oficio y un lugar: “plomero ${region.examples.plumbers}”.`,
    language: 'Entiendo algunas palabras de español y respondo en inglés. Pruebe un oficio y un lugar.',
    compliment: '¡Qué amable, gracias!',
    insult: `Lamento no haber ayudado. Pruebe un oficio y un lugar, por ejemplo “plomero ${region.examples.plumbers}”.`,
    agreement: 'Muy bien. ¿Qué más puedo buscar?',
  },
  tl: {
    greeting: 'Kumusta! Naghahanap ako ng mga negosyo, trabaho, event at sagot para sa iyo. Sa Ingles ako sumasagot.',
    wellbeing: 'Mabuti naman, salamat! Ano ang mahahanap ko para sa iyo?',
    thanks: 'Walang anuman! May iba pa ba akong mahahanap para sa iyo?',
    goodbye: 'Paalam, at ingat!',
    identity: 'Isa akong programa, hindi tao. Naghahanap ako ng mga negosyo, trabaho, event at sagot.',
    maker: 'Bahagi ako ng site na ito. Naghahanap ako ng mga negosyo, trabaho, event at sagot.',
    help: 'Naghahanap ako ng mga negosyo, trabaho, event at sagot. Subukan ang isang hanapbuhay at lugar.',
    language: 'Nakakaintindi ako ng kaunting Tagalog, at sa Ingles ako sumasagot.',
    compliment: 'Salamat, ang bait mo!',
    insult: 'Pasensya na. Subukan ang isang hanapbuhay at isang lugar.',
    agreement: 'Sige. Ano pa ang mahahanap ko?',
  },
  esu: {
    greeting: 'Waqaa! Hello! What can I look up for you?',
    wellbeing: 'Assirtua, quyana! I am well. What can I look up for you?',
    thanks: 'Quyana, and you are welcome! Is there anything else I can look up?',
    goodbye: 'Piura! Take care.',
  },
  ru: {
    greeting: 'Здравствуйте! Я отвечаю по-английски. What can I look up for you?',
    wellbeing: 'Спасибо, хорошо! What can I look up for you?',
    thanks: 'Пожалуйста! Is there anything else I can look up?',
    goodbye: 'До свидания! Take care.',
    identity: 'Я программа, а не человек. I look up businesses, jobs, events and answers.',
    help: 'Я отвечаю по-английски. Try a trade and a place in English.',
    language: 'Я отвечаю по-английски. Try a trade and a place in English.',
  },
  ko: {
    greeting: '안녕하세요! 저는 영어로 대답합니다. What can I look up for you?',
    wellbeing: '잘 지내요, 감사합니다! What can I look up for you?',
    thanks: '천만에요! Is there anything else I can look up?',
    goodbye: '안녕히 가세요! Take care.',
    identity: '저는 사람이 아니라 프로그램입니다. I look up businesses, jobs, events and answers.',
    help: '저는 영어로 대답합니다. Try a trade and a place in English.',
    language: '저는 영어로 대답합니다. Try a trade and a place in English.',
  },
  de: {
    greeting: 'Hallo! Ich antworte auf Englisch. What can I look up for you?',
    wellbeing: 'Gut, danke! What can I look up for you?',
    thanks: 'Gern geschehen! Is there anything else I can look up?',
    goodbye: 'Auf Wiedersehen! Take care.',
    identity: 'Ich bin ein Programm, kein Mensch. I look up businesses, jobs, events and answers.',
    maker: 'Ich gehöre zu dieser Seite. I look up businesses, jobs, events and answers.',
    help: 'Ich antworte auf Englisch. Try a trade and a place in English.',
    language: 'Ich antworte auf Englisch. Try a trade and a place in English.',
  },
  fr: {
    greeting: 'Bonjour ! Je réponds en anglais. What can I look up for you?',
    wellbeing: 'Bien, merci ! What can I look up for you?',
    thanks: 'Je vous en prie ! Is there anything else I can look up?',
    goodbye: 'Au revoir ! Take care.',
    identity: 'Je suis un programme, pas une personne. I look up businesses, jobs, events and answers.',
    help: 'Je réponds en anglais. Try a trade and a place in English.',
    language: 'Je réponds en anglais. Try a trade and a place in English.',
  },
}

/**
 * Answers small talk, in its language if there are phrases for the answer.
 * @param name of the network, escaped for Markdown.
 */
export function replyToSmallTalk({ kind, language }: SmallTalk, name: string): string[] {
  const other = language === 'en' ? undefined : others[language][kind]
  if (!other) return english[kind](name)
  return kind === 'greeting' && (language === 'es' || language === 'tl') ? [other, examples()] : [other]
}
