import { type Language, translate } from '../../../search/meaning/languages.ts'
import { isEnglish } from '../../../search/terms/english.server.ts'
import { quote } from './format.ts'

const inLanguage: Partial<Record<Language, string>> = {
  es: 'Busqué en inglés:',
  tl: 'Naghanap ako sa Ingles:',
  ru: 'Поиск выполнен на английском:',
  ko: '영어로 검색했습니다:',
  fr: 'J’ai cherché en anglais :',
  de: 'Ich habe auf Englisch gesucht:',
  ja: '英語で検索しました：',
  zh: '已用英文搜索：',
  vi: 'Tôi đã tìm bằng tiếng Anh:',
}

/** States the searched text when it differs from the typed text, in the language of the question. */
export function describeSearchedText(question: string, corrected: string | null): string[] {
  const translation = translate(question, isEnglish)
  if (translation)
    return [
      `${inLanguage[translation.language] ?? 'I searched in English for'} ${quote(corrected ?? translation.english)}.`,
    ]
  return corrected ? [`I searched for ${quote(corrected)}.`] : []
}
