import type { FeatureScreens } from '../../kit/page/screens.ts'

export const chatScreens: FeatureScreens = {
  screens: [],
  adminTabs: [{ id: 'chat', label: 'Chat Usage', file: 'features/chat/usage/ChatTab' }],
}
